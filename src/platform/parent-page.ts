/** Posts an element's height to the embedding page, now and after each change. Sends and receives nothing else. */
export function tellHeightOf(element: HTMLElement): () => void {
  if (parent === window) return () => undefined;
  const postHeight = () => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    // Any origin may know: a height reveals nothing about a visitor.
    parent.postMessage({ type: 'sightline:height', height }, '*');
  };
  const observer = new ResizeObserver(postHeight);
  observer.observe(element);
  // Repeated after a resize: the embedding page's script may have missed the first message.
  addEventListener('resize', postHeight);
  return () => {
    observer.disconnect();
    removeEventListener('resize', postHeight);
  };
}
