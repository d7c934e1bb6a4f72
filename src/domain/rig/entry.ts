import type { ScreenRatio } from '../geometry/ratio';
import {
  fieldIds,
  fields,
  isLengthField,
  type FieldId,
  type Fields,
  type LengthField,
  type LengthUnit,
} from './fields';

type EntryValue<Id extends FieldId> = Fields[Id] extends { readonly kind: 'flag' }
  ? boolean
  : Fields[Id] extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
    ? Option
    : Fields[Id] extends { readonly kind: 'ratio' }
      ? ScreenRatio
      : string;

type Values = { readonly [Id in FieldId]: EntryValue<Id> };
/** Unit of a bare number at the time of typing. */
type Units = { readonly [Id in LengthField as `${Id}Unit`]: LengthUnit };

/** A rig as entered: flat, every text as typed and with the unit it was typed in. JSON holds it without loss. */
export type RigEntry = { readonly version: 1 } & Values & Units;

/** Fields that change, as typed. */
export type RigChange = Partial<RigEntry>;

export const defaultEntry = {
  version: 1,
  ...Object.fromEntries(
    fieldIds.flatMap((id): readonly (readonly [string, unknown])[] => {
      const field = fields[id];
      return isLengthField(id)
        ? [
            [id, field.default],
            [`${id}Unit`, fields[id].unit],
          ]
        : [[id, field.default]];
    }),
  ),
} as RigEntry;
