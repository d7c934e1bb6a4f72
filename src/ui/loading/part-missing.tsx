import { words } from '#messages/app';
import { Button } from '../button';
import './part-missing.css';

interface LoadingProps {
  /** Announced only, to avoid a short layout shift. */
  readonly isUnseen?: boolean;
}

export const Loading = ({ isUnseen = false }: LoadingProps) => (
  <p className={isUnseen ? 'visually-hidden' : undefined} role="status">
    {words.lazy.loading}
  </p>
);

/** Script that did not load. Browsers cache the failure, and an update removes the file: only a reload helps. */
export const NotLoaded = () => <PartMissing text={words.lazy.failed} action={words.lazy.reload} />;

interface PartMissingProps {
  readonly text: string;
  readonly action: string;
  /** Undefined = a press reloads the page. */
  readonly onClick?: () => void;
}

/** Message in place of an optional part. */
export const PartMissing = ({ text, action, onClick }: PartMissingProps) => (
  <div className="part-missing" role="alert">
    <p>{text}</p>
    <Button onClick={onClick} data-reload={!onClick || undefined}>
      {action}
    </Button>
  </div>
);
