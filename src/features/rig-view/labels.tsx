import { digits } from './paper';
import type { PlacedLabel } from './place-labels';

export function Labels({ labels }: { readonly labels: readonly PlacedLabel[] }) {
  return labels.map(({ id, text, tone, x, y, anchor }) => (
    <text key={id} className={tone} data-label={id} x={digits(x)} y={digits(y)} textAnchor={anchor}>
      {text}
    </text>
  ));
}
