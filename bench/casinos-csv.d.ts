/** A cell of a CSV file, quoted where it has to be. */
export function csvCell(text: string): string;

/** Numbers from 0 to 1, the same ones for the same seed. */
export function seeded(seed: number): () => number;
