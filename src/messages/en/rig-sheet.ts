/** Texts of the printed page, besides those of the rig. */
export const words = {
  method: '1:1 field of view',
  from: (site: string, address: string) => `${site} · ${address}`,
  /** Place of a number in the game's menus, and its evidence. */
  remarks: (remarks: readonly string[]) => remarks.join(' · '),
};
