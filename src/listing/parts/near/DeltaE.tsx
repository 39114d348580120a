/** The sign of a colour difference by CIEDE2000. */
export function DeltaE() {
  return (
    <>
      ΔE<sub>00</sub>
    </>
  );
}
