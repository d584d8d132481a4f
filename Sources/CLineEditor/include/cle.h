int cle_placeholder(void);
