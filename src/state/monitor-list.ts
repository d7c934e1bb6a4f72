import { onlineManager, QueryClient, useQuery } from '@tanstack/react-query';
import address from '../domain/monitors/monitors.json?url';
import { readMonitors } from '../domain/monitors/read-monitors';
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

let hasFailed = false;

/** The list of monitors: asked for while somebody looks at it, and kept for a while after. */
export const useMonitorList = () =>
  useQuery(
    {
      queryKey: [address],
      queryFn: async ({ signal }) => {
        try {
          return readMonitors(await fetchJson(address, signal, hasFailed));
        } catch (error) {
          // Who closes the dialog stops it: that is no failure.
          hasFailed ||= !signal.aborted;
          throw error;
        }
      },
    },
    client,
  );
