import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Picture } from "./picture";

const source = {
  src: "/uploads/a.jpg",
  srcSet: "/uploads/small_a.jpg 500w, /uploads/a.jpg 1600w",
  width: 1600,
  height: 800,
  alt: null,
};
const box = { alt: "Portrait of Ada", className: "size-24", sizes: "6rem" };

describe("a picture", () => {
  it("brings its size, its other sizes and its text, and waits until it is needed", () => {
    render(<Picture source={source} {...box} />);
    const image = screen.getByRole("img", { name: "Portrait of Ada" });
    expect(
      Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value])),
    ).toMatchObject({
      src: "/uploads/a.jpg",
      srcset: source.srcSet,
      sizes: "6rem",
      width: "1600",
      height: "800",
      loading: "lazy",
    });
  });

  it("that is seen first is asked for before all others, and React does not complain", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      const first = <Picture source={source} {...box} isEager />;
      render(first);
      expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe("high");
      expect(renderToString(first)).toContain(' loading="eager" fetchpriority="high"');
      expect(renderToString(<Picture source={source} {...box} />)).not.toContain("fetchpriority");
      expect(complain).not.toHaveBeenCalled();
    } finally {
      complain.mockRestore();
    }
  });

  it("says what the owner says it shows", () => {
    render(<Picture source={{ ...source, alt: "Ada at her desk" }} {...box} isEager />);
    expect(screen.getByRole("img", { name: "Ada at her desk" }).getAttribute("loading")).toBe(
      "eager",
    );
  });

  it("from another site has no srcset, but a size all the same", () => {
    const external = { ...source, src: "https://example.org/a.jpg", srcSet: null };
    render(<Picture source={{ ...external, width: null, height: null }} {...box} />);
    const image = screen.getByRole("img");
    expect(image.hasAttribute("srcset")).toBe(false);
    expect(image.hasAttribute("sizes")).toBe(false);
    expect(image.hasAttribute("width")).toBe(true);
    expect(image.hasAttribute("height")).toBe(true);
  });
});

describe("without a picture", () => {
  it("initials stand in, or a pattern", () => {
    const { container, rerender } = render(<Picture source={null} {...box} initials="AL" />);
    expect(container.textContent).toBe("AL");
    rerender(<Picture source={null} {...box} />);
    expect(container.textContent).toBe("");
    expect(container.querySelector("img")).toBeNull();
  });

  it("they stand in for a broken one, too, and a new one gets its chance", () => {
    const { container, rerender } = render(<Picture source={source} {...box} initials="AL" />);
    fireEvent.error(screen.getByRole("img"));
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("AL");
    rerender(<Picture source={{ ...source, src: "/uploads/b.jpg" }} {...box} initials="AL" />);
    expect(screen.getByRole("img").getAttribute("src")).toBe("/uploads/b.jpg");
  });

  it("the markup alone covers a broken one, where scripts do not run", () => {
    const html = renderToString(<Picture source={source} {...box} initials="AL" />);
    expect(html).toContain('data-initials="AL"');
    expect(html).toContain("after:content-[attr(data-initials)]");
  });
});
