// happy-dom has no `setHTML`, and DOMPurify does not work in it: this one follows the allow-lists that it is
// given and no further. What the browsers' own ones and DOMPurify do is shown in e2e/rich-text.spec.ts.
if (typeof Element !== 'undefined' && !Element.prototype.setHTML) {
  Element.prototype.setHTML = function (html, { sanitizer: { elements, attributes } }) {
    this.innerHTML = html;
    for (const element of [...this.querySelectorAll('*')]) {
      if (!elements.includes(element.localName)) element.remove();
      for (const name of element.getAttributeNames()) {
        if (!attributes.includes(name)) element.removeAttribute(name);
      }
    }
  };
}
