import { installedPackages, isTool, licenceOf, shippedPackages } from '../../scripts/installed-packages';

/** Longer lists would only repeat the lock file. */
const namedUpTo = 20;

/** The page docs/licences.md: what is used under which terms. */
export function licencesPage(): string {
  const shipped = shippedPackages().map((each) => `| ${each.name} | ${each.version} | ${licenceOf(each)} |`);
  const byLicence = new Map<string, Set<string>>();
  for (const each of installedPackages().filter(isTool)) {
    const licence = licenceOf(each);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(each.name));
  }
  const tools = [...byLicence]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([licence, names]) =>
      names.size > namedUpTo
        ? `- **${licence}**: ${names.size} packages, named in \`package-lock.json\``
        : `- **${licence}**: ${[...names].sort().join(', ')}`,
    );
  return [
    '# Licences',
    '',
    'Sightline itself is under the [MIT licence](../LICENSE). This page is written by `npm run licences`, and',
    '`npm run audit:dependencies` fails when it is out of date.',
    '',
    '## In the visitor’s browser',
    '',
    'Their licence texts are served with the site, as `/licences.txt`.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...shipped,
    '',
    '## Data',
    '',
    'Monitor data: contains information from [BuildCores OpenDB](https://github.com/buildcores/buildcores-open-db), which is made available',
    'under the [ODC Attribution License](https://opendatacommons.org/licenses/by/1-0/), and from [linuxhw/EDID](https://github.com/linuxhw/EDID)',
    'by linux-hardware.org, licensed under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/); selected, merged and changed by us.',
    '[monitors.md](monitors.md) says how.',
    '',
    '## Only while building and testing',
    '',
    ...tools,
    '',
  ].join('\n');
}
