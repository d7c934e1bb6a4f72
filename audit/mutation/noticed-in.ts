interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** Of a Stryker report: "1864 of 1952 mutants". What the compiler or the set-up leaves out does not count. */
export function noticedIn(report: string): string {
  const { files } = JSON.parse(report) as Report;
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...counted: readonly string[]) =>
    statuses.filter((status) => counted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return `${noticed} of ${noticed + count('Survived', 'NoCoverage')} mutants`;
}
