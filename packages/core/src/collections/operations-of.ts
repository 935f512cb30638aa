type NameIn<X> = X extends { name: infer C extends string; operations: infer O }
  ? `${C}.${keyof O & string}`
  : never;
type OperationIn<X, N> = X extends { name: infer C extends string; operations: infer O }
  ? N extends `${C}.${infer V extends keyof O & string}`
    ? O[V]
    : never
  : never;

/** The operations of collections by their names, such as `bonuses.list`. */
export function operationsOf<const X extends readonly { name: string; operations: object }[]>(
  ...declared: X
): { [N in NameIn<X[number]>]: OperationIn<X[number], N> } {
  const named = declared.flatMap(({ name, operations }) =>
    Object.entries(operations).map(([verb, operation]) => [`${name}.${verb}`, operation]),
  );
  return Object.fromEntries(named) as never;
}
