/** For how many seconds caches keep an embed, and for how many more they may answer with it while they ask again. */
export const EMBED_CACHE = { fresh: 60, stale: 600 } as const;
