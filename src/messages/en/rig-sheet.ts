/** What stands on the printed page besides the rig itself. */
export const words = {
  method: '1:1 field of view',
  from: (site: string, address: string) => `${site} · ${address}`,
  /** Where in the game the number goes. */
  menu: (way: string) => `In the menu: ${way}`,
};
