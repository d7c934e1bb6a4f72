import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from './button';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className: string;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly isOpenAtFirst?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Folded content, rendered only while it is open. What the user opens comes into sight. */
export function Disclosure({
  summary,
  className,
  ref,
  isOpenAtFirst = false,
  onToggle,
  children,
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isPressed = useRef(false);
  return (
    <details
      className={className}
      ref={ref}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        flushSync(() => setIsOpen(currentTarget.open));
        onToggle?.(currentTarget.open);
        if (isPressed.current && currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
        isPressed.current = false;
      }}
    >
      <summary onClick={() => (isPressed.current = true)}>{summary}</summary>
      {isOpen && children}
    </details>
  );
}

interface DisclosureButtonProps extends Omit<ButtonProps, 'onClick' | 'onToggle'> {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** Toggle button of the element named by `aria-controls`. */
export const DisclosureButton = ({ isOpen, onToggle, ...rest }: DisclosureButtonProps) => (
  <Button aria-expanded={isOpen} onClick={() => onToggle(!isOpen)} {...rest} />
);
