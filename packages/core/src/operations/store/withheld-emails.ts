/** What addresses end in that a backup leaves out. By RFC 2606 no mail ever goes there. */
export const WITHHELD_EMAIL_DOMAIN = '@withheld.invalid';
