/** Smallest pivot, as a share of its row's largest coefficient, of a system that counts as solvable. */
const smallestPivot = 1e-12;

/**
 * Solution of a square system of linear equations by elimination; null if there is none.
 *
 * @example solveLinear([[2, 0], [0, 4]], [2, 2]) // [1, 0.5]
 */
export const solveLinear = (
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] | null => {
  const size = right.length;
  const rows = matrix.map((row, index) => {
    const scale = Math.max(...row.map(Math.abs));
    return [...row, right[index] ?? 0].map((value) => value / scale);
  });
  const at = (row: number, column: number): number => rows[row]?.[column] ?? NaN;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    if (!(Math.abs(at(pivot, column)) > smallestPivot)) return null;
    const [above, below] = [rows[pivot] ?? [], rows[column] ?? []];
    rows[column] = above;
    rows[pivot] = below;
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / at(column, column);
      rows[index] = row.map((value, place) => value - factor * at(column, place));
    }
  }
  const solution = rows.map((row, index) => (row[size] ?? NaN) / at(index, index));
  return solution.every(Number.isFinite) ? solution : null;
};
