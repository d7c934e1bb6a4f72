/** JSON Schema, draft 2020-12, limited to the keywords of the data files. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: 'uri' | 'date';
}

/**
 * A schema and the type it describes, from one table: a file typed as `ValueOf<typeof shape>` always matches its
 * schema.
 */
export interface Shape<Value> {
  readonly schema: JsonSchema;
  /** Phantom property for the type; never set. */
  readonly value?: Value;
}

export type ValueOf<Some> = Some extends Shape<infer Value> ? Value : never;

type TextKeywords = Pick<JsonSchema, 'pattern' | 'format'>;

export const text = (description: string, keywords: TextKeywords = {}): Shape<string> => ({
  schema: { description, type: 'string', ...keywords },
});

export const number = (description: string): Shape<number> => ({ schema: { description, type: 'number' } });

export const integer = (description: string): Shape<number> => ({ schema: { description, type: 'integer' } });

export const flag = (description: string): Shape<boolean> => ({ schema: { description, type: 'boolean' } });

export const oneOf = <const Values extends readonly string[]>(
  description: string,
  values: Values,
): Shape<Values[number]> => ({ schema: { description, enum: values } });

/** Literal that discriminates a union of shapes. */
export const only = <const Value extends string>(value: Value): Shape<Value> => ({
  schema: { const: value },
});

export const list = <Value>(description: string, of: Shape<Value>): Shape<readonly Value[]> => ({
  schema: { description, type: 'array', items: of.schema },
});

/** Every property is required; unknown or inapplicable values are null. */
export const object = <Fields extends Readonly<Record<string, Shape<unknown>>>>(
  description: string,
  fields: Fields,
): Shape<{ readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }> => ({
  schema: {
    description,
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
    required: Object.keys(fields),
  },
});

export const either = <Shapes extends readonly Shape<unknown>[]>(
  description: string,
  ...shapes: Shapes
): Shape<ValueOf<Shapes[number]>> => ({
  schema: { description, anyOf: shapes.map(({ schema }) => schema) },
});

export const orNull = <Value>({ schema }: Shape<Value>): Shape<Value | null> => {
  const { description = '', ...others } = schema;
  return { schema: { description, anyOf: [others, { type: 'null' }] } };
};
