import { CodeText } from './code-text';

interface WithCodeProps {
  /** A sentence with names in braces. */
  readonly text: string;
  readonly code: object;
}

/** A sentence in which names of files and keys are set as code: `{path}` is the path of what is given. */
export function WithCode({ text, code }: WithCodeProps) {
  const names = code as Readonly<Record<string, string | null | undefined>>;
  return text.split(/\{(\w+)\}/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <code key={index}>
        <CodeText text={names[piece] ?? ''} />
      </code>
    ),
  );
}
