/** The first of what comes, and all that comes, itself included. */
export async function firstAnd<T>(
  items: AsyncGenerator<T>,
): Promise<[first: T | undefined, all: AsyncGenerator<T>]> {
  const first = await items.next();
  const all = async function* () {
    if (first.done) return;
    yield first.value;
    yield* items;
  };
  return [first.done ? undefined : first.value, all()];
}
