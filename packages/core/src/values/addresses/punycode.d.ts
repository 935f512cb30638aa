declare module '#punycode' {
  const punycode: {
    /** A host with its labels that begin with `xn--` decoded; throws where one cannot be. */
    toUnicode(host: string): string;
  };
  export default punycode;
}
