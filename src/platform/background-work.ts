/** Long calculations beside the page, in a worker that loads one script of this site. */

interface PagesPolicies {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: () => string },
    ) => { readonly createScriptURL: (ignored: string) => string };
  };
}

const trusted = new Map<string, string>();

/** Address by the Trusted Types policy `matching`, which the page's CSP allows once. */
function trustedAddress(address: string): string {
  const known = trusted.get(address);
  if (known !== undefined) return known;
  const { trustedTypes } = window as PagesPolicies;
  const made =
    trustedTypes?.createPolicy('matching', { createScriptURL: () => address }).createScriptURL('') ?? address;
  trusted.set(address, made);
  return made;
}

interface Work<Message> {
  readonly task: unknown;
  /** Memory that the worker takes over. */
  readonly transfer: readonly Transferable[];
  readonly onMessage: (message: Message) => void;
  /** Called if the script did not load, or failed. */
  readonly onFailure: () => void;
}

/** Starts a worker on one task, and returns what stops it. */
export function startWork<Message>(
  address: string,
  { task, transfer, onMessage, onFailure }: Work<Message>,
): () => void {
  const worker = new Worker(trustedAddress(address), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onFailure();
  };
  worker.onmessageerror = onFailure;
  worker.postMessage(task, [...transfer]);
  return () => worker.terminate();
}

/** Receives the task in the worker's own script. */
export function onTask(work: (task: unknown, send: (message: unknown) => void) => void): void {
  addEventListener('message', ({ data }) => work(data, (message) => postMessage(message)));
}
