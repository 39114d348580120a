/** The browser's signal that its user does not want data to be sold or shared (https://www.w3.org/TR/gpc/). */
interface Navigator {
  readonly globalPrivacyControl?: boolean;
}
