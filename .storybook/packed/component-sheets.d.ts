declare module 'croupier:component-sheets' {
  /** The published sheets of single components. */
  const css: readonly string[];
  export default css;
}
