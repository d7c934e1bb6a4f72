/** Tells the page around this one how high an element is, now and whenever that changes. It says nothing else, and hears nothing. */
export function tellHeightOf(element: HTMLElement): () => void {
  if (parent === window) return () => undefined;
  const tell = () => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    // Whoever shows it may know: a height says nothing about a visitor.
    parent.postMessage({ type: 'sightline:height', height }, '*');
  };
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  // Again when the page around has changed the room: its script may have come too late for what was said before.
  addEventListener('resize', tell);
  return () => {
    observer.disconnect();
    removeEventListener('resize', tell);
  };
}
