/** A port where nobody listens, and that the system gives to nobody else meanwhile. */
export function freePort(): Promise<number>;
