import { confidences, curveEvidences, monitorRemarks, type Monitor, type MonitorRemark } from './types';

/** The answer is no list of monitors. */
export class MalformedList extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isSize);
const isOneOf = <Option extends string>(options: readonly Option[], value: unknown): value is Option =>
  options.some((option) => option === value);
/** Becomes a link, so nothing but a page may pass. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[\w.-]+(:\d+)?([/?#][^\s<>"]*)?$/.test(value);

/** A record that has all it needs; null = it has not, and is left out. */
function readMonitor(value: unknown): Monitor | null {
  if (!isFields(value)) return null;
  const { id, maker, model, diagonalIn, resolution, curveRadiusMm, activeAreaMm } = value;
  const { curveEvidence, confidence, remarks = [], sources } = value;
  const isWhole =
    isText(id) &&
    isText(maker) &&
    isText(model) &&
    isSize(diagonalIn) &&
    isPair(resolution) &&
    (curveRadiusMm === null || isSize(curveRadiusMm)) &&
    (activeAreaMm === null || isPair(activeAreaMm)) &&
    isOneOf(curveEvidences, curveEvidence) &&
    isOneOf(confidences, confidence) &&
    Array.isArray(remarks) &&
    Array.isArray(sources) &&
    sources.length > 0 &&
    sources.every(isAddress);
  if (!isWhole) return null;
  return {
    id,
    maker,
    model,
    diagonalIn,
    resolution,
    curveRadiusMm,
    activeAreaMm,
    curveEvidence,
    confidence,
    remarks: remarks.filter((remark): remark is MonitorRemark => isOneOf(monitorRemarks, remark)),
    sources,
  };
}

/**
 * What came as the list of monitors. Records that are not whole are left out, and of two with one id the second; where
 * nothing is left, or it is no list at all, it is malformed.
 */
export function readMonitors(answer: unknown): readonly Monitor[] {
  const list = isFields(answer) ? answer['monitors'] : null;
  if (!Array.isArray(list)) throw new MalformedList('The answer is no list of monitors.');
  const byId = new Map<string, Monitor>();
  for (const each of list) {
    const monitor = readMonitor(each);
    if (monitor && !byId.has(monitor.id)) byId.set(monitor.id, monitor);
  }
  if (byId.size === 0) throw new MalformedList('The list of monitors has no entry that can be read.');
  return [...byId.values()];
}
