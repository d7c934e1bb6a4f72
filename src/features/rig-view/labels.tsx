import type { PlacedLabel } from './place-labels';

export function Labels({ labels }: { readonly labels: readonly PlacedLabel[] }) {
  return labels.map(({ id, text, tone, x, y, anchor }) => (
    <text key={id} className={tone} data-label={id} x={x.toFixed(1)} y={y.toFixed(1)} textAnchor={anchor}>
      {text}
    </text>
  ));
}
