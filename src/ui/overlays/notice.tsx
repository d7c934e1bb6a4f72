import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  readonly text: string;
  /** Whether screen readers announce it at once (role alert). */
  readonly role?: 'alert';
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** A message with actions. */
export const Notice = ({ text, role, children }: NoticeProps) => (
  <div className="notice-box" role={role}>
    <p>{text}</p>
    {children}
  </div>
);
