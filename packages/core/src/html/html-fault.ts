/** Something in HTML that is not stored as it is written, or that readers miss. */
export interface HtmlFault {
  reason:
    | 'syntax'
    | 'character'
    | 'not-closed'
    | 'element'
    | 'element-with-content'
    | 'attribute'
    | 'style'
    | 'address'
    | 'inline-picture'
    | 'no-alt'
    | 'empty-link';
  /** The element, attribute or property; of a character its code point; of a fault of syntax, the words of the parser. */
  name: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}
