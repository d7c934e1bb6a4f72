import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  readonly text: string;
  /** Whether it interrupts who listens. */
  readonly role?: 'alert';
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Something to know, with what can be done about it. */
export const Notice = ({ text, role, children }: NoticeProps) => (
  <div className="notice-box" role={role}>
    <p>{text}</p>
    {children}
  </div>
);
