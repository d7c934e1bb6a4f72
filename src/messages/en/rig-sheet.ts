/** What stands on the printed page besides the rig itself. */
export const words = {
  method: '1:1 field of view',
  from: (site: string, address: string) => `${site} · ${address}`,
  /** Where in the game a number goes, and how sure it is. */
  remarks: (remarks: readonly string[]) => remarks.join(' · '),
};
