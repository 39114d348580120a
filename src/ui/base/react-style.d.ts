import 'react';

declare module 'react' {
  /** Dynamic values are written as private custom properties (see the design, "Isolation"). */
  interface CSSProperties {
    [name: `--ce-_${string}`]: string | number | undefined;
  }
}
