/** Message that tells a waiting worker to activate. Shared by page and worker. */
export const takeOver = 'take over';
