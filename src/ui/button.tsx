import type { ComponentProps } from 'react';
import './styles/button.css';
import './styles/icon-button.css';

const looks = {
  primary: ['button'],
  secondary: ['button', 'button-small'],
  icon: ['icon-button'],
  link: ['button-link'],
  /** No class of its own: styled by its container. */
  plain: [],
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: keyof typeof looks;
}

/** A button that ignores presses but stays focusable while `aria-disabled` is set. */
export const Button = ({ look = 'secondary', className, onClick, ...rest }: ButtonProps) => (
  <button
    className={[...looks[look], className].filter(Boolean).join(' ') || undefined}
    type="button"
    onClick={rest['aria-disabled'] === true ? undefined : onClick}
    {...rest}
  />
);
