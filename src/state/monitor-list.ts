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
      // The file's name says what is in it: under one name it never changes.
      staleTime: Infinity,
      // The browser may still have it when there is no network.
      networkMode: 'offlineFirst',
    },
  },
});
// From here on it hears when the network comes and goes; how things stand now it has to be told.
client.mount();
onlineManager.setOnline(navigator.onLine);

/** Addresses whose file has been no good. */
const failed = new Set<string>();

/** How a file is asked for, and read by a function that throws where it is not what it should be. */
const fileQuery = <Data>(address: string, read: (answer: unknown) => Data) => ({
  queryKey: [address],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    try {
      return read(await fetchJson(address, signal, failed.has(address)));
    } catch (error) {
      // Who closes the dialog stops it: that is no failure.
      if (!signal.aborted) failed.add(address);
      throw error;
    }
  },
});

/** The list of monitors: asked for while somebody looks at it, and kept for a while after. */
export const useMonitorList = () => useQuery(fileQuery(listAddress, readMonitors), client);

/** Where each monitor is from: a file of its own, three times as heavy as the list, and few ask for it. */
export const useMonitorSources = () => useQuery(fileQuery(sourcesAddress, readSources), client);
