import { fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { PICTURES } from "~/lib/forms/revalidation";
import { IntermediaryError } from "~/lib/http/intermediary-error";
import { keepScreenOnUpload } from "./keep-screen-on-upload";
import { UploadButton } from "./upload-button";
import { uploadStatus } from "./upload-status";
import { usePictureUpload } from "./use-picture-upload";

const FILE = new File(["x"], "a.png", { type: "image/png" });

/** A form with an upload, whose requests the test answers. */
function showForm(serverAction: () => Promise<unknown>) {
  const onSave = vi.fn();
  const onUploaded = vi.fn();
  function Form() {
    const { upload, cancel, state, rejected } = usePictureUpload(onUploaded);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <UploadButton
          accept="image/*"
          onFile={upload}
          onCancel={cancel}
          isUploading={state === "uploading"}
        />
        <p role="status">{uploadStatus(state, "Uploading", "Uploaded")}</p>
        <p role="alert">{rejected}</p>
        <button>Save</button>
      </form>
    );
  }
  const send = keepScreenOnUpload("It failed.");
  const router = createMemoryRouter([
    { path: "/", element: <Form /> },
    {
      path: PICTURES,
      action: ({ request }) =>
        send({ request, params: {}, serverAction } as unknown as Parameters<typeof send>[0]),
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  const choose = () => {
    const input = container.querySelector("input[type=file]");
    if (input) fireEvent.change(input, { target: { files: [FILE] } });
  };
  return { choose, onSave, onUploaded };
}

afterEach(() => vi.restoreAllMocks());

it("an upload can be cancelled: the form can be saved at once, and another file be sent", async () => {
  let answer = (_: unknown) => {};
  const serverAction = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  const { choose, onSave, onUploaded } = showForm(serverAction);
  choose();
  const cancel = await screen.findByRole("button", { name: "Cancel Upload" });
  await vi.waitFor(() => expect(serverAction).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).not.toHaveBeenCalled();

  cancel.focus();
  fireEvent.click(cancel);

  expect(screen.getByRole("status").textContent).toBe("The upload is cancelled.");
  expect(screen.queryByRole("button", { name: "Cancel Upload" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Upload" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledTimes(1);
  answer({ status: "stored", stored: { url: "/uploads/late.png", alt: null } });

  choose();
  await vi.waitFor(() => expect(serverAction).toHaveBeenCalledTimes(2));
  answer({ status: "stored", stored: { url: "/uploads/second.png", alt: null } });
  expect(await screen.findByText("Uploaded")).toBeTruthy();
  expect(onUploaded).toHaveBeenCalledTimes(1);
  expect(onUploaded).toHaveBeenCalledWith({ url: "/uploads/second.png", alt: null }, FILE);
});

it.each([
  [413, "The server does not accept a file of this size."],
  [429, /so many requests/],
  [502, "The site cannot be reached right now."],
  [500, "It failed."],
])("a proxy's %i becomes a sentence", async (status, sentence) => {
  const { choose } = showForm(() => Promise.reject(new IntermediaryError(status)));
  choose();
  expect(await screen.findByText(sentence)).toBeTruthy();
});
