/** Whether this device remembers a rig. Apart from storage.ts: the script of every page asks it, and needs nothing else of that. */
export function hasKeptRig(): boolean {
  try {
    return localStorage.getItem('sightline.rig') !== null;
  } catch {
    return false;
  }
}
