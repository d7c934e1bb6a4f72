import { words } from '#messages/monitor-data';

/**
 * Attribution that the licences of both lists require. Names of projects and licences are the same in every language.
 */
export const monitorAttribution = {
  text: words.attribution,
  links: {
    buildcores: {
      name: 'BuildCores OpenDB',
      address: 'https://github.com/buildcores/buildcores-open-db',
    },
    odcBy: {
      name: 'ODC Attribution License',
      address: 'https://opendatacommons.org/licenses/by/1-0/',
    },
    edid: { name: 'linuxhw/EDID', address: 'https://github.com/linuxhw/EDID' },
    ccBy: { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
  },
} as const;
