import { onlineManager, QueryClient, useQuery } from '@tanstack/react-query';
import listAddress from '../domain/monitors/monitors.tsv?list';
import sourcesAddress from '../domain/monitors/monitors.tsv?sources';
import { readSources } from '../domain/monitors/monitor-sources';
import { readMonitors } from '../domain/monitors/packed-list';
import { fetchJson } from '../platform/network-json';

const unusedMs = 5 * 60_000;
const maxWaitMs = 30_000;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: unusedMs,
      retry: 3,
      // 1, 2 and 4 seconds.
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, maxWaitMs),
      // The file's name contains its hash, so its content never changes.
      staleTime: Infinity,
      // The browser may have it cached while offline.
      networkMode: 'offlineFirst',
    },
  },
});
// Mounting subscribes to online and offline events; the current state must be set by hand.
client.mount();
onlineManager.setOnline(navigator.onLine);

/** Addresses with an invalid response, to fetch past the cache next time. */
const failed = new Set<string>();

/** Query for a file; `read` throws if it is invalid. */
const fileQuery = <Data>(address: string, read: (answer: unknown) => Data) => ({
  queryKey: [address],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    try {
      return read(await fetchJson(address, signal, failed.has(address)));
    } catch (error) {
      // Closing the dialog aborts the request: no failure.
      if (!signal.aborted) failed.add(address);
      throw error;
    }
  },
});

/** The list of monitors: loaded while in use, and cached for a while after. */
export const useMonitorList = () => useQuery(fileQuery(listAddress, readMonitors), client);

/** Sources of the monitors, in a file of their own: three times the size of the list, and rarely needed. */
export const useMonitorSources = () => useQuery(fileQuery(sourcesAddress, readSources), client);
