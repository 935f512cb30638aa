declare module 'css-tree/tokenizer' {
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
}

declare module 'css-tree/parser' {
  interface Fault {
    message: string;
    /** Relative to the given `offset`. */
    offset: number;
  }
  export default function parse(
    source: string,
    options: {
      context: 'selectorList' | 'declaration';
      offset: number;
      onParseError: (fault: Fault) => void;
    },
  ): unknown;
}
